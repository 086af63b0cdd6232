/** What the load generator is to send. */
export interface Order {
  readonly port: number;
  /** Whole HTTP requests, sent in turn. */
  readonly requests: readonly string[];
  /** Seconds that count. One more is sent before them. */
  readonly seconds: number;
  /** Requests a second; null to keep `clients` requests on the way instead. */
  readonly rate: number | null;
  readonly clients: number;
}

/** Numbers of requests that were due after the first second. */
export interface Served {
  /** Served with status 200 within half a second of the time when they were due. */
  inTime: number;
  /** Served later. */
  late: number;
  /** Refused with status 503. */
  refused: number;
  /** Not answered within two seconds. */
  gaveUp: number;
  /** Not sent, because too many connections were open. */
  notSent: number;
  /** Lost, or with another status. */
  other: number;
  /** Milliseconds of each served request. */
  times: number[];
}
