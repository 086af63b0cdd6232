import type { Readable } from 'node:stream';
import type { Cursor, Language } from '@nukkad/contract';
import type { Maintenance, Settings } from '@nukkad/contract/settings.ts';
import type { IdentityProvider } from '@nukkad/db';
import type { GaugeReading, Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import type { ShownList } from '@nukkad/telemetry/shown-rows.ts';
import type { TaskName } from './task-names.ts';

// The interfaces through which use cases reach the world outside. `create-container.ts` chooses the implementations.

/** Sends text messages. Throws if the provider did not accept the message. */
export interface SmsGateway {
  /** @param message `to` is an E.164 number. */
  send(message: { to: string; text: string }): Promise<void>;
}

/** Bytes `start` to `end`, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** How a browser presents a file whose URL it opens. */
export interface Presentation {
  readonly contentType: string;
  /** The browser saves the file under this name; null if it shows the file in place. */
  readonly downloadAs: string | null;
}

/** An object of the file storage, as listed by `StorageGateway.list`. */
export interface ListedObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Stores files. Keys are flat names of letters, digits, `.`, `_` and `-`. */
export interface StorageGateway {
  /** Stores an object completely or not at all. Replaces an object with the same key. */
  put(key: string, body: Buffer | Readable, object: { contentType: string; bytes: number }): Promise<void>;
  /** Returns the object's bytes, or a range of them; null if the object does not exist. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes objects. Keys that do not exist are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  /** Returns a URL of the store that expires after `seconds`; null if only the API serves files. */
  presign(key: string, presentation: Presentation, seconds: number): Promise<string | null>;
  /** Removes the remains of uploads that were interrupted before `before`. Returns their number. */
  removeUnfinished(before: Date): Promise<number>;
  /** Lists every object, in no particular order. */
  list(): AsyncIterable<ListedObject>;
}

/** The content of a push message. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The language of title and body. */
  readonly language: Language;
  /** An absolute URL that opens when the message is pressed. */
  readonly link: string;
  /** A message replaces an earlier one with the same tag. */
  readonly tag: string;
}

/**
 * Result of sending a push message. `gone` means that the browser has cancelled its subscription, which can be
 * deleted.
 */
export type PushOutcome = 'sent' | 'gone';

/** Sends push messages to browsers. */
export interface PushGateway {
  /** Throws `PushRefused` or `PushServiceBusy`, and other errors if the push service cannot be reached. */
  send(subscription: string, message: PushMessage): Promise<PushOutcome>;
}

/** A person as verified by a sign-in provider. Accounts are keyed by provider and subject. */
export interface VerifiedPerson {
  readonly provider: IdentityProvider;
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly name: string;
  readonly imageUrl: string | null;
}

/** Verifies a token of a provider. Returns null if it is not valid. */
export interface TokenVerifier {
  verify(token: string): Promise<VerifiedPerson | null>;
}

/** Verifies the credentials of sign-in providers; null for a provider that is not configured. */
export interface IdentityGateway {
  /** Whether people can sign in with Google, or outside production with the local provider in its place. */
  readonly hasGoogle: boolean;
  readonly googleTokens: TokenVerifier | null;
  readonly facebook: TokenVerifier | null;
}

/** Sends a task to the queue, with the headers of the request that asked for it. */
export type SendTask = (task: TaskName, headers: Record<string, string>) => Promise<void>;

/** Requests that a background task runs soon. The schedule runs tasks whose request was lost. */
export interface TaskTrigger {
  /** Sets the function that sends requests from now on. */
  connect(send: SendTask): void;
  /** Requests one run of the task. Never throws and never waits. */
  soon(task: TaskName): void;
}

/** The settings that operators change while the servers run. */
export interface SettingsSource {
  read(): Promise<Settings>;
  /** Returns the operators' announcement of read-only mode; null while writing is possible. */
  maintenance(): Promise<Maintenance | null>;
  /** Drops cached settings, so that the next call reads them again. */
  forget(): void;
}

/** The editorial pages, such as policy, terms and page meta data. */
export interface ContentSource {
  /** Returns the page's content as it is stored; null if there is no such page. */
  page<T>(key: string): Promise<T | null>;
}

/** The state of an open login. */
export interface LoginState {
  readonly language: Language | null;
}

/** Looks up whether logins are open. */
export interface LoginRegistry {
  /** Returns the login's state; null if it does not exist or has ended. */
  find(candidateId: string, loginId: string): Promise<LoginState | null>;
  /** Empties the cache. Call it after logins have ended or a seeker's language has changed. */
  forget(): void;
}

/** A phrase for which a search found no jobs. */
export interface MissingPhrase {
  readonly phrase: string;
  /** Whether the search understood the phrase, and only no job matched. */
  readonly isUnderstood: boolean;
}

/** Counts phrases without matching jobs. */
export interface MissingWords {
  /**
   * Counts the phrases of one search.
   * @param city the slug of the city searched in; empty if none was named
   * @param network the caller's network, as in `request.network`; only a keyed hash of it is stored
   */
  note(phrases: readonly MissingPhrase[], city: string, network: string): void;
  /** Writes the counts to the database. If that fails, they are kept for the next call. */
  flush(): Promise<void>;
}

/** The counters and gauges that use cases, routes and background tasks write to. */
export interface ProcessMetrics {
  readonly metrics: Metrics;
  /** First pages of a search by outcome: jobs, none, or none of the named work. */
  readonly searches: { inc(labels: { outcome: 'found' | 'empty' | 'work missing' }): void };
  /** Refusals by route and code. Many have the HTTP status 200. */
  readonly refusals: { inc(labels: { route: string; code: string }): void };
  /** Stored rows that a list left out because they could not be shown. */
  readonly oddRows: { inc(labels: { list: ShownList }): void };
  /** Reads the queue of background tasks; null in a process that does not run them. */
  readonly queue: { read: (() => Promise<GaugeReading<'queue' | 'state'>>) | null };
  /** Runs of background tasks by name. */
  readonly tasks: { inc(labels: { task: string; outcome: 'done' | 'failed' }): void };
}

/** The cursor after a page; null at the end of the list. */
export interface PageEnd {
  readonly cursor: Cursor | null;
  readonly total: number;
}

/**
 * Cache of the cursors after pages that clients request by number, so that the next page continues there although new jobs
 * have arrived. Entries may be evicted at any time: without one, the page is found by its offset from the top.
 */
export interface PageEnds {
  /** Returns the end of a page; undefined if it is not cached. */
  get(listKey: string, page: number, now: Date): Promise<PageEnd | undefined>;
  /** Stores the end of a page. The end of page 1 discards the ends of later pages. */
  set(listKey: string, page: number, end: PageEnd, now: Date): Promise<void>;
}
