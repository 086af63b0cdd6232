import {
  type AnyPartnerRoute,
  createPartnerClient,
  memberSendCode,
  memberSignIn,
} from '@nukkad/contract/partner/index.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import supertest from 'supertest';
import type { TestApp } from './test-app.ts';

export const HIRE_ORIGIN = 'http://hire.test';
/** Settings with which a test app has the companies' API. */
export const WITH_HIRE = { HIRE_ORIGIN };

type PartnerClient = ReturnType<typeof createPartnerClient>;

export interface HireSite extends PartnerClient {
  /** Sends the parts of a request unchanged. Returns the response. */
  raw(route: AnyPartnerRoute, request?: RawPartnerRequest): Promise<supertest.Response>;
  /** Sends a form with a file. Null sends a form without one. */
  upload(
    route: AnyPartnerRoute,
    request: Pick<RawPartnerRequest, 'params' | 'query'>,
    bytes: Buffer | null,
  ): Promise<supertest.Response>;
  /** Returns the session cookie of this browser, as it is sent. */
  readonly cookie: () => string;
}

interface RawPartnerRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Opens the hire site in a browser of its own, which keeps the session cookie. */
export function openHireSite({ app }: Pick<TestApp, 'app'>, language = 'en'): HireSite {
  let cookie = '';
  const send = async (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string | undefined },
  ) => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    const request = supertest(app.server)[verb](path);
    const own = { origin: HIRE_ORIGIN, ...(cookie === '' ? {} : { cookie }) };
    for (const [name, value] of Object.entries({ ...own, ...headers }))
      if (value !== '') request.set(name, value);
    const response = await (body === undefined ? request : request.send(body));
    const [set] = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return response;
  };
  const client = createPartnerClient({
    baseUrl: '',
    getLanguage: () => language as 'en',
    fetch: async (address, init = {}) => {
      const headers = init.headers as Record<string, string>;
      const body = init.body as string | undefined;
      const response = await send(init.method ?? 'GET', String(address), { headers, body });
      return new Response(response.text, { status: response.status });
    },
  });
  const addressOf = (
    { path }: AnyPartnerRoute,
    { params = {}, query = {} }: Pick<RawPartnerRequest, 'params' | 'query'>,
  ) => {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    return path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '') + search;
  };
  return {
    ...client,
    cookie: () => cookie,
    upload: (route, given, bytes) => {
      const request = supertest(app.server)
        .post(addressOf(route, given))
        .set({ origin: HIRE_ORIGIN, cookie });
      return bytes === null ? request.field('none', 'x') : request.attach('file', bytes, 'photo.bin');
    },
    raw: (route, { params = {}, query = {}, body, headers = {} } = {}) => {
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      return send(route.method, addressOf(route, { params, query }), {
        headers: { ...json, ...headers },
        body: text,
      });
    },
  };
}

/** Signs a new or known member in with a code. */
export async function signInMember(
  test: TestApp,
  phone: string,
  site = openHireSite(test),
): Promise<HireSite> {
  const { token } = await site.call(memberSendCode, { body: { phone, language: 'en' } });
  const code = test.sms.lastCode(phone);
  await site.call(memberSignIn, { body: { phone, code, token } });
  return site;
}

let lastNumber = 9_100_000_000;
/** Returns a mobile number that no other member of the test has. */
export function memberPhone(): string {
  lastNumber += 1;
  return `+91${lastNumber}`;
}

interface Staff {
  readonly company: { readonly id: string; readonly name: string };
  readonly phone: string;
  readonly memberId: string;
  readonly site: HireSite;
}

/** Creates a signed-in member of a company, and the company unless it is given. */
export async function buildMember(
  test: TestApp,
  {
    companyId,
    role = 'OWNER',
    name = 'Asha',
  }: { companyId?: string; role?: 'OWNER' | 'RECRUITER'; name?: string } = {},
): Promise<Staff> {
  const { prisma } = test.database;
  const phone = memberPhone();
  const company =
    companyId === undefined
      ? await buildCompany(test.database)
      : await prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const member = await prisma.member.create({ data: { phone, name, language: 'en' } });
  await prisma.membership.create({
    data: { companyId: company.id, memberId: member.id, role, createdBy: 'test' },
  });
  return { company, phone, memberId: member.id, site: await signInMember(test, phone) };
}
