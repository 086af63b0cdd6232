import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyRoute } from './define-route.ts';
import { examples } from './examples.ts';
import { routes } from './routes.ts';

type RouteName = keyof typeof routes;

/** Whether the route takes its example with these changes in the body. */
function takes(name: RouteName, changes: object): boolean {
  const route: AnyRoute = routes[name];
  const { body } = route.encodeRequest(examples[name].input as never) as { body?: object };
  const sent = JSON.parse(JSON.stringify({ ...body, ...changes }));
  if (!route.request.body) throw new Error(`${name} has no body`);
  return z.safeParse(route.request.body, sent).success;
}

const keys = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}`);

/**
 * The limits of what seekers send: the outermost values that are taken, and the next ones, which are refused. The numbers are
 * written out here, so that a slip of a digit in a constant is noticed too.
 */
describe.each<[RouteName, string, taken: unknown[], refused: unknown[]]>([
  ['companyReview', 'ratings', [1, 5], [0, 6, 4.5]],
  ['companyReview', 'comments', ['', 'a'.repeat(1000)], ['a'.repeat(1001)]],
  ['companyReviews', 'rating', [0, 5], [-1, 6]],
  ['companyReviews', 'size', [1, 200], [0, 201]],
  ['consentGive', 'items', [keys(1), keys(30)], [[], keys(31)]],
  ['consentWithdraw', 'items', [keys(1), keys(30)], [[], keys(31)]],
  ['interestSave', 'interests', [keys(1), keys(50)], [keys(51), ['a'.repeat(81)]]],
  ['profileUpdate', 'jobseekerName', ['a'.repeat(80)], ['a'.repeat(81)]],
  ['profileUpdate', 'aboutMe', ['a'.repeat(2000)], ['a'.repeat(2001)]],
  ['profileUpdate', 'latitude', [-90, 90], [-90.1, 90.1]],
  ['profileUpdate', 'longitude', [-180, 180], [-180.1, 180.1]],
  ['profileUpdate', 'UGPercentage', [0, 100], [-1, 101]],
  ['profileUpdate', 'UGPassingYear', [1950, 2100], [1949, 2101]],
  ['profileEdit', 'fatherName', ['a'.repeat(80)], ['a'.repeat(81)]],
  ['profileEdit', 'motherName', ['a'.repeat(80)], ['a'.repeat(81)]],
  ['profileEdit', 'linkedinUrl', ['a'.repeat(500)], ['a'.repeat(501)]],
  ['educationSaveSchool', 'hsscSchoolName', ['a'.repeat(200)], ['a'.repeat(201)]],
  ['educationSaveSchool', 'hsscPercentage', [0, 100], [-1, 101]],
  ['chatWithCompany', 'before', [1, null], [0]],
  ['chatWithCompany', 'limit', [1, 200], [0, 201]],
  ['feedbackSubmit', 'msg', ['a'.repeat(2000)], ['a'.repeat(2001)]],
  ['reportJob', 'text', ['a'.repeat(1000)], ['a'.repeat(1001)]],
  ['jobFilter', 'searchText', ['a'.repeat(200)], ['a'.repeat(201)]],
  ['jobFilter', 'radius', [0, 30], [-1, 31]],
  ['jobFilter', 'salary', [[0, 100_000]], [[0], [0, 1, 2], [-1, 5]]],
  [
    'jobFilter',
    'experienceLevel',
    [[0, 10]],
    [
      [0, 11],
      [-1, 2],
    ],
  ],
  ['jobFilter', 'pageNo', [1, 1000], [0, 1001]],
])('%s, field %s', (route, field, taken, refused) => {
  it.each(taken.map((value) => [value]))('takes %j', (value) => {
    expect(takes(route, { [field]: value })).toBe(true);
  });

  it.each(refused.map((value) => [value]))('refuses %j', (value) => {
    expect(takes(route, { [field]: value })).toBe(false);
  });
});
