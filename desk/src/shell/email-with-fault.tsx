export const emailWithFault = ({ email, mailFault }: { email: string; mailFault: string }) =>
  mailFault ? (
    <>
      {email}
      <br />
      <strong>{mailFault}</strong>
    </>
  ) : (
    email
  );
