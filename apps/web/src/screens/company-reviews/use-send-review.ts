import type { Company } from '@nukkad/contract';
import { companyOne, companyReview, companyReviews } from '@nukkad/contract/companies/company.routes.ts';
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
    mutationFn: (review: Review) => api.call(companyReview, { companyId: company.id, ...review }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [companyReviews.key, company.id] });
      void queryClient.invalidateQueries({ queryKey: [companyOne.key] });
      onSent();
    },
  });
}
