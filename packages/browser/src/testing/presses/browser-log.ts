import { onTestFinished, vi } from 'vitest';
import { fakeSynthesis } from '../fake-synthesis.ts';

type AddLine = (...words: readonly unknown[]) => void;

/** The position that the device gives: the middle of Pune. */
const POSITION = { coords: { latitude: 18.5204, longitude: 73.8567 } };

/** Sets a property of the browser until the test ends. */
function setProperty(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(owner, name));
}

/** Listens to an event of the page until the test ends. Records and prevents those that nothing else has handled. */
function listen(type: 'click' | 'submit', handle: (target: Element, event: Event) => void): void {
  const listener = (event: Event) => {
    if (!event.defaultPrevented) handle(event.target as Element, event);
  };
  document.addEventListener(type, listener);
  onTestFinished(() => document.removeEventListener(type, listener));
}

/** Gives the focus to each control that is pressed until the test ends, as browsers do and happy-dom does not. */
function focusPressed(): void {
  const focus = ({ target }: Event) =>
    (target as Element).closest<HTMLElement>('button, a[href], input:not([hidden])')?.focus();
  document.addEventListener('click', focus, true);
  onTestFinished(() => document.removeEventListener('click', focus, true));
}

function logLinksAndForms(record: AddLine): void {
  listen('click', (target, event) => {
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link === null) return;
    event.preventDefault();
    const tab = link.target && `in ${link.target}`;
    const file = link.download && `as ${link.download}`;
    record('follows', link.getAttribute('href'), tab, file);
  });
  listen('submit', (form, event) => {
    event.preventDefault();
    record('submits to', form.getAttribute('action'));
  });
}

/** Downloads click a link that is not in the document. */
function logDownloads(record: AddLine): void {
  const { click } = HTMLElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.isConnected) click.call(this);
    else record(this.download ? `saves ${this.download}` : `opens ${this.href} in ${this.target}`);
  });
}

function logWindows(record: AddLine): void {
  vi.spyOn(window, 'open').mockImplementation((address, target = '_self') => {
    record('opens', address || 'an empty page', 'in', target);
    const replace = (next: string) => record('shows', next, 'in', target);
    const location = {
      replace,
      set href(next: string) {
        replace(next);
      },
    };
    return { location, close: () => record('closes', target) } as unknown as Window;
  });
  vi.spyOn(window.location, 'assign').mockImplementation((address) => record('assigns', address));
  vi.spyOn(window.location, 'replace').mockImplementation((address) => record('replaces by', address));
  vi.spyOn(window.location, 'reload').mockImplementation(() => record('reloads'));
  vi.stubGlobal('print', () => record('prints'));
}

function logDevice(record: AddLine): void {
  setProperty(navigator, 'clipboard', { writeText: async (text: string) => record('copies', text) });
  setProperty(navigator, 'geolocation', {
    getCurrentPosition: (found: (position: typeof POSITION) => void) => {
      record('locates');
      found(POSITION);
    },
  });
  const { said } = fakeSynthesis('en-IN', 'hi-IN', 'mr-IN');
  const push = said.push.bind(said);
  said.push = (...spoken) => {
    for (const { text } of spoken) record('says', text);
    return push(...spoken);
  };
}

function logRequests(record: AddLine): void {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    record('fetches', address);
    return new Response('');
  });
  setProperty(navigator, 'sendBeacon', (address: string, body: string) => {
    record('beacon', address, body);
    return true;
  });
}

/** Records what other tabs are notified of. */
function logTabs(record: AddLine): void {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function (
    this: BroadcastChannel,
    message,
  ) {
    record('notifies', this.name, JSON.stringify(message));
  });
}

/**
 * Replaces everything with which a page leaves its document until the test ends, so that nothing is fetched or opened. Each use adds
 * a line to the list. Nothing is stored in IndexedDB, where it would stay after the test.
 */
export function logBrowser(log: string[]): void {
  const record: AddLine = (...words) => void log.push(words.filter(Boolean).join(' '));
  focusPressed();
  logLinksAndForms(record);
  logDownloads(record);
  logWindows(record);
  logDevice(record);
  logRequests(record);
  logTabs(record);
  vi.stubGlobal('indexedDB', undefined);
}
