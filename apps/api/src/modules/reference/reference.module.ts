import { routes } from '@nukkad/contract';
import {
  degreeNames,
  industrySectorNames,
  passingYears,
  universityNames,
} from '@nukkad/core/reference/reference-lists.ts';
import { ReferenceWatch } from '@nukkad/core/reference/reference-watch.ts';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';

/** Routes that return the choices of form fields. */
export const referenceModule: ApiModule = {
  name: 'reference',
  routes: [
    forAnyone(routes.educationYears, (_session, _input, { container }) => ({
      years: passingYears(container.clock),
    })),
    forAnyone(routes.educationUniversities, async (_session, _input, { container }) => ({
      names: await universityNames(container),
    })),
    forAnyone(routes.educationDegrees, async (_session, { level }, { container }) => ({
      names: await degreeNames(container, level),
    })),
    forAnyone(routes.industrySectors, (_session, _input, { container }) => industrySectorNames(container)),
  ],
  setUp: (app) => {
    const watch = new ReferenceWatch(app.container);
    app.addHook('onListen', () => watch.start());
    app.addHook('onClose', () => watch.stop());
  },
};
