import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountKey } from '../api/account.ts';
import { Failure } from '../shell/failure.tsx';
import styles from '../sign-in/sign-in.module.css';
import { partnerCall } from './partner.data.ts';

/** A button uses the link up: programs that open links of mails press none. */
export function LinkPage() {
  const [key] = useState(() => location.hash.slice(1));
  const navigate = useNavigate();
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: () => partnerCall('POST', '/link', { key }),
    onSuccess: async () => {
      await client.resetQueries({ queryKey: accountKey });
      await navigate('/', { replace: true });
    },
  });

  return (
    <main className={styles.page}>
      <title>Sign in - For partners</title>
      <h1>Your page as a partner</h1>
      <div>
        <Button disabled={open.isPending || open.isError} onClick={() => open.mutate()}>
          Open your page
        </Button>
      </div>
      <Failure error={open.error} />
      {open.isError ? (
        <p>
          <Link to="/" replace>
            Ask for another link
          </Link>
        </p>
      ) : null}
    </main>
  );
}
