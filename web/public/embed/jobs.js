// Lists the open jobs of an employer on any site, next to the element that loads this script:
// <script src="https://example.org/embed/jobs.js" data-organization="12" async></script>
// Attributes: data-organization (all employers without it), data-lang (else the page's language), data-count (jobs shown at first).
{
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { organization = '', lang = document.documentElement.lang || navigator.language } = script.dataset;
  const pageSize = Math.max(1, Number.parseInt(script.dataset.count ?? '', 10) || 10);
  const search = `${origin}/searchJobs${organization && `?employer=${encodeURIComponent(organization)}`}`;
  const create = (name, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  };
  const createLink = (href, text) => {
    const link = create('a', text);
    link.href = href;
    return link;
  };
  const section = create('section');
  section.className = 'wavelength-jobs';
  section.setAttribute('aria-busy', 'true');
  script.after(section);

  const createItem = (job, { modes, types }) => {
    const item = create('li');
    const place = [job.city, job.region, job.country].filter(Boolean).join(', ');
    const facts = [organization ? '' : job.company, place, modes[job.work_mode], types[job.job_type]];
    item.append(createLink(job.url, job.title), create('div', facts.filter(Boolean).join(' · ')));
    return item;
  };
  const show = ({ jobs, labels }) => {
    const heading = create('h2', labels.heading);
    heading.id = `wavelength-jobs-${document.querySelectorAll('.wavelength-jobs').length}`;
    section.setAttribute('aria-labelledby', heading.id);
    section.append(heading);
    if (jobs.length === 0) return void section.append(create('p', labels.none));
    const list = create('ul');
    const more = create('button', labels.more);
    more.type = 'button';
    more.style.font = 'inherit';
    let shown = 0;
    const showMore = () => {
      const items = jobs.slice(shown, shown + pageSize).map((job) => createItem(job, labels));
      list.append(...items);
      shown += items.length;
      more.hidden = shown >= jobs.length;
      return items;
    };
    // The keyboard goes on at the first new job.
    more.addEventListener('click', () => showMore()[0]?.querySelector('a')?.focus());
    section.append(list, more);
    showMore();
  };

  // biome-ignore lint/style/noRestrictedGlobals: this script runs on other sites, without the app
  fetch(`${origin}/feeds/list.json?${new URLSearchParams({ lang, ...(organization && { organization }) })}`)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
    .then(show)
    .catch(() => section.replaceChildren(createLink(search, search)))
    .finally(() => section.setAttribute('aria-busy', 'false'));
}
