import { type Language, type LanguageId, shortCourses } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link, useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { classNames, Field, Mark, Select } from '@agile-languages/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './catalogue.module.css';
import {
  cardTypes,
  comparedIn,
  emptyFilter,
  filterLanguages,
  type LanguageFilter,
  languagesByRole,
  lengths,
  maxCompared,
  toggleCompared,
} from './language-filter.ts';

const Comparison = lazy(() => import('./comparison.tsx'));

/** The comparison is in the address. */
export function Catalogue() {
  const [filter, setFilter] = useState(emptyFilter);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [compared, setCompared] = useState<readonly LanguageId[]>([]);
  const found = filterLanguages(filter);

  useEffect(() => setCompared(comparedIn(search)), [search]);

  const onCompare = (id: LanguageId) => {
    const ids = toggleCompared(compared, id);
    setCompared(ids);
    void navigate(
      { search: ids.length > 0 ? `?compare=${ids.join(',')}` : '' },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <section className={classNames('sect', styles.catalogue)} aria-labelledby="languages-title">
      <div>
        <div className="sect-head">
          <h1 id="languages-title" className={styles.title}>
            Nine Languages, one product.
          </h1>
          <p className="lead">Which conversation went wrong last week? Start there.</p>
        </div>
        <FilterForm filter={filter} onFilter={setFilter} />
        <p role="status" className={styles.status}>
          {`${found.length} of 9 Languages${compared.length > 0 ? `, ${compared.length} of ${maxCompared} chosen to compare` : ''}`}
        </p>
        <ul className={styles.list}>
          {found.map((language) => (
            <CatalogueEntry
              key={language.id}
              language={language}
              isCompared={compared.includes(language.id)}
              canCompare={compared.length < maxCompared}
              onCompare={() => onCompare(language.id)}
            />
          ))}
        </ul>
        {compared.length > 1 ? (
          <Suspense>
            <Comparison ids={compared} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

function CatalogueEntry({ language, isCompared, canCompare, onCompare }: CatalogueEntryProps) {
  const { id, key, name, code, hours } = language;
  const { tagLine, cardType } = shortCourses[key];
  return (
    <li className={styles.entry} data-lang={key}>
      <Mark language={key} size={2} className={styles.mark} />
      <h2 className={styles.name}>
        <Link to={paths.language(id)}>{name}</Link>
      </h2>
      <p className={styles.tagLine}>{tagLine}</p>
      <p className={styles.facts}>
        <span>{code}</span> <span>{`${hours} hours`}</span> <span>{cardType}</span>
      </p>
      <label className={styles.compare}>
        <input type="checkbox" checked={isCompared} disabled={!isCompared && !canCompare} onChange={onCompare} />
        Compare<span className="visually-hidden">{` ${name}`}</span>
      </label>
    </li>
  );
}

function FilterForm({ filter, onFilter }: FilterFormProps) {
  return (
    <div className={styles.form}>
      <FilterField
        label="Role"
        emptyOption="Any role"
        options={Object.keys(languagesByRole)}
        value={filter.role}
        onValue={(role) => onFilter({ ...filter, role })}
      />
      <FilterField
        label="Hours"
        emptyOption="Any length"
        options={Object.keys(lengths)}
        value={filter.length}
        onValue={(length) => onFilter({ ...filter, length })}
      />
      <FilterField
        label="Card type"
        emptyOption="Any card"
        options={cardTypes.slice(1)}
        value={filter.cardType}
        onValue={(cardType) => onFilter({ ...filter, cardType })}
      />
    </div>
  );
}

function FilterField({ label, emptyOption, options, value, onValue }: FilterFieldProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{emptyOption}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}

interface FilterFormProps {
  filter: LanguageFilter;
  onFilter: (filter: LanguageFilter) => void;
}

interface FilterFieldProps {
  label: string;
  emptyOption: string;
  options: readonly string[];
  value: string;
  onValue: (value: string) => void;
}

interface CatalogueEntryProps {
  language: Language;
  isCompared: boolean;
  canCompare: boolean;
  onCompare: () => void;
}
