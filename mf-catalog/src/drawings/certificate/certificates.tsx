import { Box, Drawing, MarkAt, Pen, Rule, Words } from '@agile-languages/shared/art';
import { type LanguageKey, languages } from '@agile-languages/shared/content';
import { siteConfig } from '@agile-languages/shared/platform';
import type { ComponentType } from 'react';
import { Guilloche } from './guilloche.tsx';

const width = 840;
const height = 594;
const border = 26;
const signature =
  'M186 478c14-30 22-28 18-8s8 2 16-10 8 12 14 6 6-20 14-18-4 24 6 20 14-16 22-14 2 14 12 10 18-12 34-14';

const DpacCertificate = () => (
  <Certificate
    language="product"
    title="Digital Product Agile Coach"
    number="DPAC-0000-SAMPLE"
    lines={[
      'has completed the Digital Product Agile Coach programme',
      `of ${siteConfig().brand}: 60 hours of live classes`,
      'and a defended final project.',
    ]}
  />
);

function Certificate({ language, title, number, lines }: CertificateProps) {
  return (
    <Drawing width={width} height={height} label={`Sample certificate ${number}: Sample Name, ${title}`}>
      <Box x={0.5} y={0.5} w={width - 1} h={height - 1} fill="card" ink="rule" />
      <Guilloche width={width} height={height} border={border} language={language} />
      <Box x={46} y={46} w={width - 92} h={height - 92} ink="ink" thick={1.5} />
      <Rule x={152} y={46} h={height - 92} ink="proof" />
      <MarkAt language={language} x={78} y={84} size={48} />
      <Words x={178} y={112} font="head" size={32} weight={650}>
        cer·tif·i·cate
      </Words>
      <Words x={404} y={112} font="head" size={20} italic ink="ink-soft">
        noun
      </Words>
      <Words x={178} y={168} size={18} ink="ink-soft">
        This is to certify that
      </Words>
      <Box x={172} y={186} w={318} h={50} fill="marker" />
      <Words x={178} y={223} font="head" size={42} weight={700} ink="marker-ink">
        Sample Name
      </Words>
      {lines.map((line, index) => (
        <Line key={line} y={274 + index * 28}>
          {line}
        </Line>
      ))}
      <Words x={178} y={402} font="head" size={title.length > 26 ? 25 : 30} weight={700}>
        {title}
      </Words>
      <Rule x={178} y={490} w={242} ink="ink" />
      <Pen d={signature} ink="ink" thick={1.8} />
      <Words x={178} y={510} ink="ink-faint">
        Programme lead
      </Words>
      <Rule x={470} y={490} w={294} ink="ink" />
      <Words x={470} y={480} font="mono" size={17} weight={600}>
        {number}
      </Words>
      <Words x={470} y={510} ink="ink-faint">
        Certificate number
      </Words>
      <g transform="rotate(-9 648 140)" opacity="0.6">
        <Box x={528} y={106} w={240} h={68} ink="proof" thick={4} />
        <Words x={650} y={154} font="head" size={41} weight={800} anchor="middle" ink="proof" spacing={4}>
          SAMPLE
        </Words>
      </g>
    </Drawing>
  );
}

function Line({ y, children }: { y: number; children: string }) {
  return (
    <>
      <Words x={178} y={y} size={18}>
        {children}
      </Words>
      <Rule x={178} y={y + 8} w={586} />
    </>
  );
}

interface CertificateProps {
  language: LanguageKey;
  title: string;
  number: string;
  lines: readonly string[];
}

/** The Digital Product Agile Coach's stands under `product`. */
export default {
  ...(Object.fromEntries<ComponentType>(
    languages.map(({ key, name, code, hours }) => [
      key,
      () => (
        <Certificate
          language={key}
          title={`Language of ${name}`}
          number={`${code}-0000-SAMPLE`}
          lines={[`has completed the Language of ${name}`, `of ${siteConfig().brand}: ${hours} hours.`]}
        />
      ),
    ]),
  ) as Record<LanguageKey, ComponentType>),
  product: DpacCertificate,
};
