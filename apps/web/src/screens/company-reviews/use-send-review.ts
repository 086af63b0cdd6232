import type { Company } from '@nukkad/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';

interface Review {
  /** 1 to 5. */
  readonly stars: number;
  readonly comments: string;
}

/** Sends one's review; the lists and the company's mean are asked for anew. */
export function useSendReview(company: Company, onSent: () => void) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: Review) => api.call('companies.review', { companyId: company.id, ...review }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['companies.reviews', company.id] });
      void queryClient.invalidateQueries({ queryKey: ['companies.one'] });
      onSent();
    },
  });
}
