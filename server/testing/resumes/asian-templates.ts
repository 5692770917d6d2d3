import { buildCidPdf } from './cid-pdf.ts';
import { buildPdfDocument } from './pdf-writer.ts';
import { createPerson, type Job, type Month, type Person } from './person.ts';
import { type Half, type Random, takeHalf } from './random.ts';
import { type Resume, type Template, toResume } from './resume.ts';

export const asianTemplates: readonly Template[] = [
  { name: 'Korean PDF', build: buildKorean },
  { name: 'Japanese PDF', build: buildJapanese },
];

interface Choice {
  readonly seed: number;
  readonly half: Half;
}

interface Language {
  readonly surnames: readonly string[];
  readonly given: readonly string[];
  readonly titles: readonly string[];
  readonly employers: readonly string[];
  readonly duties: readonly string[];
  readonly headings: readonly (readonly [
    experience: string,
    education: string,
    skills: string,
    certificates: string,
  ])[];
  readonly labels: readonly [name: string, phone: string, email: string, title: string];
  readonly degree: string;
  readonly present: string;
  /** A character that its encodings have. */
  readonly bullet: string;
  readonly dates: readonly ((month: Month) => string)[];
}

const toList = (text: string): string[] => text.split('|');

const korean: Language = {
  surnames: toList('김|이|박|최|정|강|남궁|황보'),
  given: toList('민수|서연|지훈|하늘|수빈|도윤|은지|현우|가온|예린'),
  titles: toList(
    '소프트웨어 엔지니어|간호사|회계 담당|품질 관리자|데이터 분석가|조리사|고객 상담원|웹 디자이너|물류 담당자|인턴|백엔드 개발자|대리|사회복지사|과장',
  ),
  employers: toList(
    '한빛소프트|서울중앙병원|(주)새움|푸른식품|가람대학교|누리은행|다온물산|미래전자 주식회사|동네책방|온누리약국|해솔테크|나래디자인',
  ),
  duties: toList(
    '신입 직원 여섯 명을 교육하고 업무 안내서를 작성함|매달 재고를 확인하고 장부와 맞춤|고객 문의를 하루 60건 처리함|불량률을 18% 줄임',
  ),
  headings: [
    ['경력', '학력', '기술', '자격증'],
    ['경력사항', '학력사항', '보유 기술', '자격 사항'],
    ['경력 사항', '학력 사항', '기술 스택', '자격증'],
    ['업무 경험', '교육', '핵심 역량', '자격 및 면허'],
  ],
  labels: ['이름', '전화', '이메일', '이력서'],
  degree: '가람대학교 경영학 학사',
  present: '현재',
  bullet: '·',
  dates: [
    ({ year, month }) => `${year}.${String(month).padStart(2, '0')}`,
    ({ year, month }) => `${year}년 ${month}월`,
    ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  ],
};

const japanese: Language = {
  surnames: toList('山田|佐藤|鈴木|高橋|大工原|渡辺|伊藤|小林|東|長谷川'),
  given: toList('太郎|花子|健一|美咲|翔|さくら|直樹|あかり|大輔|ゆき'),
  titles: toList(
    'ソフトウェアエンジニア|看護師|経理担当|品質管理|データアナリスト|調理師|営業担当|ウェブデザイナー|倉庫作業員|インターン|主任|社会福祉士',
  ),
  employers: toList(
    '株式会社青空|東京中央病院|みどり食品株式会社|さくら銀行|北海大学|株式会社ノース|港ホテル|星野書店|光電機株式会社|有限会社松本|大阪物流|日の出薬局',
  ),
  duties: toList(
    '新人六名の研修を担当し、全店で使われる手引きを作成した。|毎月の在庫を確認し、帳簿と照合した。|一日六十件の問い合わせに対応した。|不良率を18%減らした。',
  ),
  headings: [
    ['職歴', '学歴', 'スキル', '資格'],
    ['職務経歴', '学歴', '活かせる経験・スキル', '免許・資格'],
    ['職務経歴', '学歴', '技術', '資格・免許'],
  ],
  labels: ['氏名', '電話', 'メール', '職務経歴書'],
  degree: '北海大学 経済学部 学士',
  present: '現在',
  bullet: '・',
  dates: [
    ({ year, month }) => `${year}年${month}月`,
    ({ year, month }) => `${year}/${String(month).padStart(2, '0')}`,
    ({ year, month }) => `${year}年${String(month).padStart(2, '0')}月`,
  ],
};

function translate(person: Person, language: Language, random: Random, half: Half): Person {
  const take = (items: readonly string[], count = 1): string[] => random.sample(takeHalf(items, half), count);
  const jobs = person.jobs.slice(0, 3);
  const [titles, employers] = [take(language.titles, jobs.length), take(language.employers, jobs.length)];
  const phone =
    language === korean
      ? `010-${1000 + random.int(8999)}-01${10 + random.int(89)}`
      : `090-${1000 + random.int(8999)}-01${10 + random.int(89)}`;
  return {
    ...person,
    given: take(language.given)[0] ?? '',
    surname: take(language.surnames)[0] ?? '',
    degrees: [{ degree: '', school: language.degree.split(' ')[0] ?? '', year: 2012 }],
    phone: random.chance(0.2) ? phone.replace(/-/g, ' ') : phone,
    jobs: jobs.map((job, index) => ({
      ...job,
      title: titles[index] ?? '',
      employer: employers[index] ?? '',
      duties: random.sample(language.duties, 2),
    })),
  };
}

const orders: readonly ((job: Job, dates: string) => string[])[] = [
  ({ employer, title }, dates) => [`${employer}   ${title}`, dates],
  ({ employer, title }, dates) => [`${dates}   ${employer}   ${title}`],
  ({ employer, title }, dates) => [`${employer} | ${title} | ${dates}`],
  ({ employer, title }, dates) => [employer, title, dates],
  ({ employer, title }, dates) => [title, `${employer} (${dates})`],
  ({ employer, title }, dates) => [dates, employer, title],
  ({ employer, title }, dates) => [`${employer} / ${title}`, dates],
];

function writeLines(person: Person, language: Language, random: Random, name: string): string[] {
  const [nameLabel, phoneLabel, emailLabel, title] = language.labels;
  const isLabelled = random.chance(0.5);
  const [experience, education, skills, certificates] = random.pick(language.headings);
  const [order, form] = [random.pick(orders), random.pick(language.dates)];
  const dash = random.pick([' ~ ', ' - ', '-', '~']);
  const jobs = person.jobs.flatMap((job) => [
    ...order(job, `${form(job.start)}${dash}${job.end ? form(job.end) : language.present}`),
    ...job.duties.map((duty) => `${language.bullet} ${duty}`),
    '',
  ]);
  return [
    ...(random.chance(0.4) ? [title, ''] : []),
    isLabelled ? `${nameLabel}: ${name}` : name,
    ...(isLabelled
      ? [`${phoneLabel}: ${person.phone}`, `${emailLabel}: ${person.email}`]
      : [`${person.phone} | ${person.email}`]),
    '',
    experience,
    ...jobs,
    education,
    `${language.degree} (2008 - 2012)`,
    '',
    certificates,
    ...person.certificates,
    '',
    skills,
    person.skills.join(', '),
  ];
}

function buildKorean(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = translate(createPerson(seed, half), korean, random, half);
  const name = random.chance(0.2) ? `${person.surname} ${person.given}` : `${person.surname}${person.given}`;
  const lines = writeLines(person, korean, random, name);
  const encoding = random.pick(['KSCms-UHC-H', 'UniKS-UTF16-H', 'UniKS-UCS2-H', 'KSC-EUC-H', 'embedded'] as const);
  const bytes = encoding === 'embedded' ? buildEmbedded(lines) : buildCidPdf(lines, encoding);
  return toResume(person, 'pdf', bytes, name);
}

function buildJapanese(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = translate(createPerson(seed, half), japanese, random, half);
  const name = random.chance(0.6) ? `${person.surname} ${person.given}` : `${person.surname}${person.given}`;
  const lines = writeLines(person, japanese, random, name);
  const encoding = random.pick(['UniJIS-UTF16-H', '90ms-RKSJ-H', 'UniJIS-UCS2-H', 'EUC-H'] as const);
  return toResume(person, 'pdf', buildCidPdf(lines, encoding), name);
}

/** The font of our own PDF files, which contains Hangul. */
function buildEmbedded(lines: readonly string[]): Promise<Buffer> {
  const font = new URL('../../pdf/fonts/Pretendard-Regular.otf', import.meta.url);
  return buildPdfDocument((doc) => {
    doc.font(font.pathname).fontSize(10);
    for (const line of lines) doc.text(line === '' ? ' ' : line, 54, doc.y);
  });
}
