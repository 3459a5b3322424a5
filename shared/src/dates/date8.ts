/** `'20260315'` → `'15.03.2026'`. Any eight digits are taken as they are; anything else is `''`. */
export function formatDate8(value: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  return year ? `${day}.${month}.${year}` : '';
}
