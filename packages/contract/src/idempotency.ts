/** The header with the idempotency key, which names one action of the user so that a repeat has no effect. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The format of an idempotency key. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9._:-]{8,100}$/;
/** Hours for which a key and its response are stored. */
export const IDEMPOTENCY_KEY_HOURS = 24;
