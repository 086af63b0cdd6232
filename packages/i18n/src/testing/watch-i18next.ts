import { createInstance } from 'i18next';
import { vi } from 'vitest';

interface Engine {
  readonly translator: object;
  readonly services: { readonly interpolator: object };
}

/**
 * Records the use of all i18next instances until the test ends. `keys` are the keys that i18next looked up, `texts` the
 * texts that it returned. Texts from other sources are in neither.
 */
export function watchI18next() {
  const instance = createInstance();
  void instance.init({ lng: 'en', initAsync: false });
  const { translator, services } = instance as unknown as Engine;
  const translate = vi.spyOn(Object.getPrototypeOf(translator), 'translate');
  const interpolate = vi.spyOn(Object.getPrototypeOf(services.interpolator), 'interpolate');
  return {
    keys: () => translate.mock.calls.map(([key]) => String(key)),
    texts: () => interpolate.mock.calls.map(([text]) => String(text)),
  };
}
