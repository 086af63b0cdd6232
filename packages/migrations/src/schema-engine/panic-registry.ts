/** Keeps what the engine says when it panics; WebAssembly itself only reports `unreachable`. */
class PanicRegistry {
  #message = '';

  get(): string {
    return this.#message;
  }

  // Called by this name from the engine's glue code.
  set_message(message: string): void {
    this.#message = message;
  }
}

/** The registry under the global name at which the engine looks for it. */
export const panicRegistry = new PanicRegistry();

Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panicRegistry });

/** A panic leaves the engine through no promise: report it as the native engine does, and end with its code. */
export function exitOnPanic(): void {
  process.on('uncaughtException', (error) => {
    const message = panicRegistry.get() || (error.stack ?? error.message);
    process.stderr.write(`${JSON.stringify({ level: 'ERROR', fields: { message } })}\n`, () => {
      process.exit(101);
    });
  });
}
