/** The end of a sentence about the store that names the wrong setting, by the name of the S3 error. */
const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'does not know the key of S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'refuses the secret of S3_SECRET_ACCESS_KEY: it does not belong to S3_ACCESS_KEY_ID',
  AccessDenied: 'does not let the key of S3_ACCESS_KEY_ID use the bucket of S3_BUCKET',
  NoSuchBucket: 'has no bucket of the name in S3_BUCKET',
  PermanentRedirect: 'has the bucket in another region than S3_REGION',
  AuthorizationHeaderMalformed: 'has the bucket in another region than S3_REGION',
  CredentialsProviderError: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
};

/** Returns a sentence that names the wrong setting; null if the settings did not cause the error. */
export function storageProblem(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  const problem = Object.hasOwn(PROBLEMS, name) ? PROBLEMS[name] : undefined;
  return problem === undefined ? null : `The file store ${problem}.`;
}
