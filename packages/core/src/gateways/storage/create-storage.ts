import type { CoreConfig } from '../../config/core-config.ts';
import type { StorageGateway } from '../../ports.ts';
import { LateStorage } from './late-storage.ts';
import { LocalStorage } from './local-storage.ts';

/** Returns the S3 bucket if one is configured, else a folder below DATA_DIR. */
export function createStorage(config: CoreConfig): StorageGateway {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = config;
  if (!bucket) return new LocalStorage(config.DATA_DIR);
  const options = {
    bucket,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    forcePathStyle: config.S3_FORCE_PATH_STYLE === 'true',
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
  };
  return new LateStorage(async () => {
    const { S3Storage } = await import('./s3-storage.ts');
    return new S3Storage(options);
  });
}
