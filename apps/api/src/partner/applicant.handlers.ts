import {
  applicantCall,
  applicantContact,
  applicantFile,
  applicantList,
  applicantOne,
  applicantTable,
} from '@nukkad/contract/partner/index.ts';
import { listApplicants } from '@nukkad/core/applicants/list-applicants.ts';
import { openApplicant, openApplicantFile } from '@nukkad/core/applicants/open-applicant.ts';
import { openContact } from '@nukkad/core/applicants/open-contact.ts';
import { readTable } from '@nukkad/core/applicants/read-table.ts';
import { recordCall } from '@nukkad/core/applicants/record-call.ts';
import { bind } from './partner-binding.ts';

export const applicantBindings = [
  bind(applicantList, ({ query }, session, { container }) => listApplicants(container, session, query)),

  bind(applicantOne, ({ params }, session, { container, language }) =>
    openApplicant(container, session, params.application, language),
  ),

  bind(applicantContact, ({ params }, session, { container }) =>
    openContact(container, session, params.application),
  ),

  bind(applicantFile, ({ params }, session, { container }) =>
    openApplicantFile(container, session, params.application, params.kind),
  ),

  bind(applicantCall, ({ params, body }, session, { container, key }) => {
    const call = { application: params.application, outcome: body.outcome };
    return recordCall(container, session, call, key).then((calls) => ({ calls }));
  }),

  bind(applicantTable, ({ body }, session, { container }) => readTable(container, session, body.job)),
];
