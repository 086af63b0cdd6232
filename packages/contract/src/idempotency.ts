/** The header by which a client names one action of its user, so that sending it again does nothing more. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** What a client may send as the key of an action. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9._:-]{8,100}$/;
/** Hours for which a key and its answer are kept. */
export const IDEMPOTENCY_KEY_HOURS = 24;
