/** Stores the engine's message when it panics, because WebAssembly itself only reports `unreachable`. */
class PanicRegistry {
  #message = '';

  get(): string {
    return this.#message;
  }

  // The engine's generated code calls it by this name.
  set_message(message: string): void {
    this.#message = message;
  }
}

/** The registry. It is stored below as a global, under the name that the engine uses. */
export const panicRegistry = new PanicRegistry();

Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panicRegistry });

/**
 * Reports a panic in the same way as the native engine, and exits with its exit code, because no promise rejects
 * after a panic.
 */
export function exitOnPanic(): void {
  process.on('uncaughtException', (error) => {
    const message = panicRegistry.get() || (error.stack ?? error.message);
    process.stderr.write(`${JSON.stringify({ level: 'ERROR', fields: { message } })}\n`, () => {
      process.exit(101);
    });
  });
}
