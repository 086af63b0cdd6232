import { OutsideService, type Received, type Reply } from './outside-service.ts';

const XML = { 'content-type': 'application/xml' };
const NO_SUCH_KEY = '<Error><Code>NoSuchKey</Code><Message>The key does not exist.</Message></Error>';

/** An object store with the part of the S3 protocol that the product uses. It keeps objects in memory. */
export class ObjectStore {
  /** Contents by key. */
  readonly objects = new Map<string, Buffer>();
  readonly service: OutsideService;

  private constructor(service: OutsideService) {
    this.service = service;
  }

  static async start(): Promise<ObjectStore> {
    let store: ObjectStore | null = null;
    const service = await OutsideService.start((request) => store?.serve(request) ?? { status: 503 });
    store = new ObjectStore(service);
    return store;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.service.port}`;
  }

  serve({ method, path, body }: Received): Reply {
    // Path style: /<bucket>/<key>?<query>
    const [, , key = ''] = new URL(path, this.origin).pathname.split('/');
    if (key === '') return this.#serveBucket(method, body);
    if (method === 'PUT') {
      this.objects.set(key, body);
      return { status: 200, headers: { etag: '"0"' } };
    }
    const found = this.objects.get(key);
    return found === undefined
      ? { status: 404, headers: XML, body: NO_SUCH_KEY }
      : { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: found };
  }

  async close(): Promise<void> {
    await this.service.refuse();
  }

  #serveBucket(method: string, body: Buffer): Reply {
    if (method === 'GET')
      return {
        status: 200,
        headers: XML,
        body: '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>',
      };
    if (method === 'POST')
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) this.objects.delete(key);
    return { status: 200, headers: XML, body: method === 'POST' ? '<DeleteResult/>' : '' };
  }
}
