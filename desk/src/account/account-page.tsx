import { useAccount } from '../shell/use-account.ts';
import { PasskeyList } from './passkey-list.tsx';
import { SignInList } from './sign-in-list.tsx';

/** Who is signed in, and where. */
export function AccountPage() {
  const { email, fullname, role } = useAccount();
  return (
    <>
      <h1>Account</h1>
      <p>
        {fullname}, {email}, {role}
      </p>
      <PasskeyList />
      <SignInList />
    </>
  );
}
