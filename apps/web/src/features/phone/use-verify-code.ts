import { useMutation } from '@tanstack/react-query';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useServices } from '../../lib/services.ts';

/** Checks a code; the right one makes the number the seeker's. */
export function useVerifyCode(phone: string) {
  const { api } = useServices();
  const profileChanged = useProfileChanged();
  return useMutation({
    mutationFn: (code: string) => api.call('otp.verify', { phone, code }),
    onSuccess: profileChanged,
  });
}
