import { onTestFinished, vi } from 'vitest';

/** Two public keys of the server: the usual one and a later one. */
export const PUSH_KEYS = [keyOf(1), keyOf(2)] as const;

function keyOf(fill: number): string {
  return Buffer.alloc(65, fill).toString('base64url');
}

interface FakeBrowser {
  /** The answer that the fake user gives when the browser asks for the permission. */
  answer: NotificationPermission;
  permission: NotificationPermission;
  readonly asked: ReturnType<typeof vi.fn>;
  /** Returns the endpoint of the current subscription; null without one. */
  endpoint(): string | null;
  /** Ends the subscription, as a browser may do by itself. */
  lose(): void;
}

/** Stubs the browser's push service until the test ends. Each subscription has a new endpoint. */
export function fakePush(): FakeBrowser {
  let count = 0;
  let current: PushSubscription | null = null;
  const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
    count += 1;
    const endpoint = `https://push.example/${count}`;
    const bytes = applicationServerKey as Uint8Array<ArrayBuffer>;
    const own = {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: `p${count}`, auth: 'a' } }),
      unsubscribe: async () => {
        if (current === own) current = null;
        return true;
      },
    } as unknown as PushSubscription;
    current = own;
    return own;
  };
  const registration = { pushManager: { subscribe, getSubscription: async () => current } };
  const browser: FakeBrowser = {
    answer: 'granted',
    permission: 'default',
    asked: vi.fn(async () => {
      browser.permission = browser.answer;
      return browser.permission;
    }),
    endpoint: () => current?.endpoint ?? null,
    lose: () => {
      current = null;
    },
  };
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    requestPermission: browser.asked,
    get permission() {
      return browser.permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    window.localStorage.clear();
  });
  return browser;
}
