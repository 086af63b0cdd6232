import type { FoundCompany } from '@nukkad/contract';
import { Link } from 'react-router-dom';
import { companyAddress } from '../../features/companies/company-address.ts';
import { ForgetButton } from './forget-button.tsx';
import { FoundCompanyWords } from './found-rows.tsx';

interface StartCompaniesProps {
  readonly title: string;
  readonly companies: readonly FoundCompany[];
  readonly onOpen: (company: FoundCompany) => void;
  readonly onForget?: ((id: string) => void) | undefined;
}

/** A carousel of companies, with a remove button for each if `onForget` is given. */
export function StartCompanies({ title, companies, onOpen, onForget }: StartCompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="start-lists__companies">
        {companies.map((company) => (
          <li key={company.id}>
            <Link
              className="found-row found-row--tile"
              to={companyAddress(company)}
              onClick={() => onOpen(company)}
            >
              <FoundCompanyWords company={company} />
            </Link>
            {onForget && <ForgetButton name={company.name} onForget={() => onForget(company.id)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
