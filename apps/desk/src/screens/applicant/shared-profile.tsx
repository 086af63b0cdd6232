import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { FactsTable, PillList } from '@nukkad/ui';
import type { Applicant } from './applicant.ts';

function Work({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const { date } = useFormat();
  if (applicant.experience.length === 0) return null;
  return (
    <section>
      <h2>{t('work')}</h2>
      <ul className="hire-applicant__lines">
        {applicant.experience.map(({ position, organization, startDate, endDate }) => (
          <li key={`${position} ${startDate}`}>
            <strong>{position}</strong>
            <span>{organization}</span>
            <span>
              {t('span', { from: date(startDate), to: endDate === null ? t('now') : date(endDate) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function School({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  if (applicant.education.length === 0) return null;
  return (
    <section>
      <h2>{t('school')}</h2>
      <ul className="hire-applicant__lines">
        {applicant.education.map(({ level, institution, passingYear }) => (
          <li key={`${level} ${institution}`}>
            <strong>{level}</strong>
            <span>{passingYear === null ? institution : `${institution}, ${passingYear}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the applicant has shared with the company. */
export function SharedProfile({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const yesNo = useT('common');
  const { city, skills, about, isAvailable, knowsEnglish } = applicant;
  const facts = [
    ...(city === null ? [] : [{ key: 'city', name: t('city'), value: city }]),
    { key: 'start', name: t('canStart'), value: yesNo(isAvailable ? 'yes' : 'no') },
    ...(knowsEnglish === null
      ? []
      : [{ key: 'english', name: t('english'), value: yesNo(knowsEnglish ? 'yes' : 'no') }]),
  ];
  return (
    <>
      {about !== null && <p className="hire-applicant__about">{about}</p>}
      <FactsTable facts={facts} />
      {skills.length > 0 && (
        <section>
          <h2>{t('canDo')}</h2>
          <PillList label={t('canDo')} pills={skills.map((label) => ({ key: label, label }))} />
        </section>
      )}
      <Work applicant={applicant} />
      <School applicant={applicant} />
    </>
  );
}
