import { useT } from '@nukkad/i18n/react.ts';
import { Avatar } from '@nukkad/ui';
import { useNavigate } from 'react-router-dom';
import { chooseCompany } from '../../lib/company.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import '../start/start.css';

/** Changes the company for which the member works. */
export function Screen() {
  const t = useT('hire-start');
  const navigate = useNavigate();
  const { data: me } = useMeQuery();
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{t('whichCompany')}</title>
      <h1>{t('whichCompany')}</h1>
      <ul className="hire-start__companies">
        {me?.companies.map(({ id, name, city }) => (
          <li key={id}>
            <button
              type="button"
              className="hire-start__company"
              onClick={() => {
                chooseCompany(id);
                void navigate('/today');
              }}
            >
              <Avatar name={name} shape="square" size={56} />
              <span>
                <strong>{name}</strong>
                <span>{city}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
