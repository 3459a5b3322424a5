import { Elements } from './elements';

export default function Page() {
  return (
    <main>
      <h1>Acme Widgets</h1>
      <Elements />
    </main>
  );
}
