export async function dev(_args: string[]): Promise<void> {}
