// Runs before the first paint, to avoid a flash of default settings.
// Reads the settings that web/lib/comfort.ts stores; comfort.test.ts checks that both agree.
(() => {
  const root = document.documentElement;
  let saved = {};
  try {
    const stored = JSON.parse(localStorage.getItem('comfort') || '{}');
    if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) saved = stored;
  } catch {
    // Storage is blocked or invalid: use the default settings.
  }
  for (const [name, value] of Object.entries(saved)) root.dataset[name] = String(value);
  const requested = String(saved.language || navigator.language || 'en').slice(0, 2);
  const wanted = { fr: 'fr', es: 'esp', ko: 'ko' }[requested] || 'en';
  const language = (root.dataset.languages || wanted).split(' ').includes(wanted) ? wanted : 'en';
  root.lang = language === 'esp' ? 'es' : language;
  const isVisitor = !isSignedIn();
  if (isVisitor) root.dataset.prerenderedHeading = root.lang;
  else delete root.dataset.visitorTexts;
  const texts = document.createElement('link');
  texts.rel = 'preload';
  texts.as = 'fetch';
  texts.crossOrigin = 'anonymous';
  texts.href = `/assets/translations/${language}${'visitorTexts' in root.dataset ? '-visitor' : ''}`;
  document.head.append(texts);
  // Creating the first formatters loads large tables: do it while the browser waits for style sheets, not while it renders.
  for (const kind of ['NumberFormat', 'ListFormat']) Intl[kind].supportedLocalesOf(root.lang);

  // A logged-in person may be redirected, so no heading is shown to them.
  function isSignedIn() {
    try {
      return localStorage.getItem('access_token') !== null;
    } catch {
      return false;
    }
  }
})();
