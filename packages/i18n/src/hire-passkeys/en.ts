/** Signing in with a passkey. */
export const phrases = {
  signIn: 'Log in with a passkey',
  signInCancelled: 'Nothing was chosen. Try again, or log in with a code.',
  signInFailed: 'That did not work. Log in with a code instead.',
  offer: 'Next time without a code: log in with your finger, your face or the lock of your phone.',
  notNow: 'Not now',
  heading: 'Log in without a code',
  why: 'With a passkey you log in with your finger, your face or the lock of your phone. A code always works too.',
  add: 'Add a passkey',
  added: 'Added on {{at}}',
  remove: 'Remove',
  removeName: 'Remove the passkey: {{name}}',
  unsupported: 'This browser cannot use passkeys.',
  problem: {
    cancelled: 'No passkey was added. Try again if you like.',
    exists: 'This device already has a passkey for you.',
    failed: 'The passkey could not be added. A code still works.',
  },
  signInAgain: 'Log in again',
} as const;
