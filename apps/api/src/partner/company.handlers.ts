import {
  claimList,
  companyChange,
  companyClaim,
  companyFind,
  companyProfile,
  companyRegister,
  companyTermsRead,
  logoSet,
  paperAdd,
  paperRemove,
  pictureAdd,
} from '@nukkad/contract/partner/index.ts';
import { readCompanyTerms } from '@nukkad/core/content/read-company-terms.ts';
import { claimCompany } from '@nukkad/core/members/claim-company.ts';
import { listClaims } from '@nukkad/core/members/list-claims.ts';
import { readMe } from '@nukkad/core/members/read-me.ts';
import { changeCompany } from '@nukkad/core/registration/change-company.ts';
import { addPaper, removePaper } from '@nukkad/core/registration/company-papers.ts';
import { addPicture, setLogo } from '@nukkad/core/registration/company-picture-files.ts';
import { findCompaniesForMember } from '@nukkad/core/registration/find-companies.ts';
import { readCompanyProfile } from '@nukkad/core/registration/read-company-profile.ts';
import { registerCompany } from '@nukkad/core/registration/register-company.ts';
import { bind } from './partner-binding.ts';

export const companyBindings = [
  bind(companyFind, async ({ query }, session, { container, language }) => ({
    items: await findCompaniesForMember(container, session, query.find, language),
  })),

  bind(companyRegister, async ({ body }, session, { container, language, key, request }) => {
    const call = { key, networkAddress: request.network };
    const companyId = await registerCompany(container, session, body, call);
    return {
      company: await readCompanyProfile(container, companyId, language),
      me: await readMe(container, session.memberId, language),
    };
  }),

  bind(companyClaim, async ({ params, body }, session, { container, language, key }) => {
    const claim = { ...body, companyId: params.company.toLowerCase() };
    const state = await claimCompany(container, session, claim, key);
    return { state, me: await readMe(container, session.memberId, language) };
  }),

  bind(claimList, async (_input, { memberId }, { container, language }) => ({
    items: await listClaims(container, memberId, language),
  })),

  bind(companyTermsRead, (_input, _session, { container, language }) =>
    readCompanyTerms(container, language),
  ),

  bind(companyProfile, (_input, { companyId }, { container, language }) =>
    readCompanyProfile(container, companyId, language),
  ),

  bind(companyChange, async ({ body }, session, { container, language, key, request }) => {
    await changeCompany(container, session, body, { key, networkAddress: request.network });
    return readCompanyProfile(container, session.companyId, language);
  }),

  bind(paperAdd, async ({ query }, session, { container, language, upload }) => {
    await addPaper(container, session, query.kind, upload);
    return readCompanyProfile(container, session.companyId, language);
  }),

  bind(paperRemove, async ({ params }, session, { container, language }) => {
    await removePaper(container, session, params.paper);
    return readCompanyProfile(container, session.companyId, language);
  }),

  bind(logoSet, async (_input, session, { container, language, upload }) => {
    await setLogo(container, session, upload);
    return readCompanyProfile(container, session.companyId, language);
  }),

  bind(pictureAdd, async (_input, session, { container, language, upload }) => {
    await addPicture(container, session, upload);
    return readCompanyProfile(container, session.companyId, language);
  }),
];
