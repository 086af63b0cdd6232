import { createInstance } from 'i18next';
import { vi } from 'vitest';

interface Engine {
  readonly translator: object;
  readonly services: { readonly interpolator: object };
}

/**
 * Watches every i18next instance until the test ends. `keys` are those that i18next has looked up, `texts` those that it has
 * filled in: a text that came about in another way is in neither.
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
