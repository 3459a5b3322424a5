export class DOMException extends Error {
  constructor(message: unknown = '', name: unknown = 'Error') {
    super(String(message));
    Object.defineProperty(this, 'name', { value: String(name), configurable: true });
  }
}
