import type { Education } from '@nukkad/contract';
import { EDUCATION_LEVELS, type EducationLevel } from '@nukkad/contract/profile/profile.domain.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { TabPanel, Tabs } from '@nukkad/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { DegreeForm } from './degree-form.tsx';
import { levelAddress, levelOf } from './education-level.ts';
import { useEducation } from './education-queries.ts';
import { SchoolForm } from './school-form.tsx';
import './education.css';

export const namespaces: readonly Namespace[] = ['education', 'upload', 'login-reasons'];

/** One tab for each level of education: 10th, 12th, graduate and post graduate. Each tab has an address. */
export function EducationScreen() {
  const t = useT('education');
  return (
    <ScreenPage title={t('title')} back="/profile" isPersonal>
      <CandidatesOnly reason="education" skeleton={<PageSkeleton cards={1} />}>
        <Levels />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function Levels() {
  const t = useT('education');
  const navigate = useNavigate();
  const level = levelOf(useLocation().pathname);
  const education = useEducation();
  const open = (next: EducationLevel) =>
    navigate(levelAddress(next), { replace: true, preventScrollReset: true });
  return (
    <>
      <Tabs
        id="education"
        label={t('tabs')}
        items={EDUCATION_LEVELS.map((key) => ({ key, label: t(`tab.${key}`) }))}
        value={level}
        onChange={open}
      />
      <TabPanel id="education" value={level}>
        <QueryParts query={education} skeleton={<PageSkeleton cards={1} />}>
          {(loaded) => <LevelForm key={level} level={level} education={loaded} />}
        </QueryParts>
      </TabPanel>
    </>
  );
}

function LevelForm({ level, education }: { readonly level: EducationLevel; readonly education: Education }) {
  if (level === 'SSC') return <SchoolForm level={level} record={education.ssc} />;
  if (level === 'HSSC') return <SchoolForm level={level} record={education.hssc} />;
  return <DegreeForm level={level} record={level === 'UG' ? education.ug : education.pg} />;
}

export { EducationScreen as Screen };
