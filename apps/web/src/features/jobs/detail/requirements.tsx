import { useT } from '@nukkad/i18n/react.ts';

/** The employer's own words; sanitised when stored and again when answered. */
export function Requirements({ html }: { readonly html: string }) {
  const t = useT('jobs');
  if (html === '') return null;
  return (
    <section className="job-detail__section" aria-labelledby="requirements">
      <h2 id="requirements">{t('requirements')}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
