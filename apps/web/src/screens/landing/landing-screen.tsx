import type { Namespace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { filterOptionsQuery } from '../../features/job-search/search/job-search-queries.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { popularCitiesQuery } from '../../lib/place/popular-cities-query.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { siteThings } from '../../lib/structured-data/page-things.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';
import { CityWall } from './city-wall.tsx';
import { AppBoard, Employers } from './employers.tsx';
import { Features } from './features.tsx';
import { FiveFiveFive } from './five-five-five.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { jobCountQuery } from './landing-queries.ts';
import { Posts } from './posts.tsx';
import { ProfileWall } from './profile-wall.tsx';
import { Questions } from './questions.tsx';
import { Safety } from './safety.tsx';
import { Steps } from './steps.tsx';
import { TwoWays } from './two-ways.tsx';
import './landing.css';

export const namespaces: readonly Namespace[] = ['landing', 'filter'];

export async function load(services: Services): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(filterOptionsQuery(services)),
    queryClient.prefetchQuery(popularCitiesQuery(services)),
    queryClient.prefetchQuery(jobCountQuery(services)),
  ]);
}

/** The landing page: search form, popular jobs and cities, and sections about the site. */
export function LandingScreen() {
  const t = useT('landing');
  const { site, publicOrigin } = useServices();
  const language = useLanguage();
  return (
    <div className="landing">
      <PageHead
        meta={{ title: `${t('headline')} · ${site.brand}`, description: t('subline'), keywords: '' }}
        path="/"
      />
      {import.meta.env.SSR && <StructuredData things={siteThings(site, publicOrigin, language)} />}
      <Hero />
      <ProfileWall />
      <TwoWays />
      <Steps />
      <CityWall />
      <FiveFiveFive />
      <Safety />
      <Features />
      <Employers />
      <Posts />
      <Gallery />
      <AppBoard />
      <Questions />
    </div>
  );
}

export { LandingScreen as Screen };
