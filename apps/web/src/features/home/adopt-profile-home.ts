import { setHome, storedHome } from '../../lib/place/home.ts';
import { profileQuery } from '../../lib/profile-query.ts';
import type { Services } from '../../lib/services.ts';

const adopted = new WeakSet<object>();

/**
 * Takes the home from the profile, for a seeker who signs in on another device. Reads the profile at most once a visit.
 * Failures are ignored, because distances are then measured from the city's centre.
 */
export async function adoptProfileHome(services: Services): Promise<void> {
  if (adopted.has(services.queryClient)) return;
  adopted.add(services.queryClient);
  const profile = await services.queryClient.ensureQueryData(profileQuery(services)).catch(() => null);
  if (profile?.position && storedHome() === undefined) setHome({ point: profile.position, names: null });
}
