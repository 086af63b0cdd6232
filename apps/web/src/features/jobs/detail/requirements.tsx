import { useT } from '@nukkad/i18n/react.ts';
import { JobSection } from './job-section.tsx';

/** The employer's own words; sanitised when stored and again when answered. */
export function Requirements({ html }: { readonly html: string }) {
  const t = useT('jobs');
  if (html === '') return null;
  return (
    <JobSection id="requirements" title={t('requirements')}>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </JobSection>
  );
}
