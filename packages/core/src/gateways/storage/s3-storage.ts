import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange, ListedObject, Presentation, StorageGateway } from '../../ports.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  /** URL at which browsers reach the store. Without it, presigned URLs are used only if the store is Amazon S3. */
  readonly publicEndpoint: string | undefined;
  readonly forcePathStyle: boolean;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const REMOVED_AT_ONCE = 1000;
/** Maximum milliseconds until a connection is open, and without progress of a request. */
const CONNECT_MILLISECONDS = 3000;
const STILL_MILLISECONDS = 10_000;
/** Attempts for each request. Both together end before the client of an upload gives up. */
const ATTEMPTS = 2;

function clientOf(options: S3Options, endpoint: string | undefined): S3Client {
  return new S3Client({
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    // Other S3-compatible stores do not support the optional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, socketTimeout: STILL_MILLISECONDS },
    maxAttempts: ATTEMPTS,
    ...(endpoint ? { endpoint } : {}),
    ...(options.credentials ? { credentials: options.credentials } : {}),
  });
}

function disposition({ downloadAs }: Presentation): string {
  return downloadAs ? `attachment; filename*=UTF-8''${encodeURIComponent(downloadAs)}` : 'inline';
}

/** Stores files in a bucket of Amazon S3 or of an S3-compatible store. */
export class S3Storage implements StorageGateway {
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #signer: S3Client | null;
  #isThere: Promise<void> | undefined;

  constructor(options: S3Options) {
    this.#bucket = options.bucket;
    this.#client = clientOf(options, options.endpoint);
    const isReachable = options.publicEndpoint !== undefined || options.endpoint === undefined;
    this.#signer = isReachable ? clientOf(options, options.publicEndpoint) : null;
  }

  async put(
    key: string,
    body: Buffer | Readable,
    { contentType, bytes }: { contentType: string; bytes: number },
  ): Promise<void> {
    await this.#makeBucket();
    const input = { Bucket: this.#bucket, Key: key, Body: body, ContentType: contentType };
    await this.#client.send(new PutObjectCommand({ ...input, ContentLength: bytes }));
  }

  /**
   * Creates the bucket if it does not exist. If the credentials do not allow that, nothing is thrown here, because the
   * next request for a file reports the problem.
   */
  #makeBucket(): Promise<void> {
    const Bucket = this.#bucket;
    this.#isThere ??= this.#client.send(new HeadBucketCommand({ Bucket })).then(
      () => undefined,
      async (error: Error) => {
        if (error.name !== 'NotFound') return;
        await this.#client.send(new CreateBucketCommand({ Bucket })).catch(() => {
          this.#isThere = undefined;
        });
      },
    );
    return this.#isThere;
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    try {
      const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...part });
      return ((await this.#client.send(command)).Body as Readable | undefined) ?? null;
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE) {
      const Objects = keys.slice(start, start + REMOVED_AT_ONCE).map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } });
      const { Errors: failed = [] } = await this.#client.send(command);
      if (failed.length > 0) throw new Error(`${failed.length} objects were not removed: ${failed[0]?.Code}`);
    }
  }

  async presign(key: string, presentation: Presentation, seconds: number): Promise<string | null> {
    if (this.#signer === null) return null;
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      ResponseContentType: presentation.contentType,
      ResponseContentDisposition: disposition(presentation),
    });
    return getSignedUrl(this.#signer, command, { expiresIn: seconds });
  }

  /** Removes nothing, because S3 never stores part of an object. */
  async removeUnfinished(): Promise<number> {
    return 0;
  }

  async *list(): AsyncIterable<ListedObject> {
    await this.#makeBucket();
    for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket })) {
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
      }
    }
  }
}
