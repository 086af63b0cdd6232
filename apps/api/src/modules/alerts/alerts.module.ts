import { routes } from '@nukkad/contract';
import { addAlert, listAlerts } from '@nukkad/core/alerts/add-alert.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { requireUuid } from '@nukkad/core/shared/require-uuid.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes of job alerts. */
export const alertsModule: ApiModule = {
  name: 'alerts',
  routes: [
    forSeeker(routes.alertList, ({ candidateId }, _input, { container }) =>
      listAlerts(container, candidateId),
    ),
    forSeeker(routes.alertAdd, ({ candidateId }, search, { container }) =>
      addAlert(container, candidateId, search),
    ),
    forSeeker(routes.alertRemove, async ({ candidateId }, { alertId }, { container }) => {
      const id = requireUuid(alertId);
      const { count } = await container.database.prisma.jobAlert.deleteMany({ where: { id, candidateId } });
      if (count === 0) throw new AppError('NOT_FOUND');
      return {};
    }),
  ],
};
