// Runs before the first paint, so that nobody sees a flash of settings they turned off.
// web/lib/comfort.ts writes what is read here; its test holds the two together.
(() => {
  const root = document.documentElement;
  let saved = {};
  try {
    const kept = JSON.parse(localStorage.getItem('comfort') || '{}');
    if (typeof kept === 'object' && kept !== null && !Array.isArray(kept)) saved = kept;
  } catch {
    // Unreadable or blocked storage: the standard settings serve.
  }
  for (const [name, value] of Object.entries(saved)) root.dataset[name] = String(value);
  const asked = String(saved.language || navigator.language || 'en').slice(0, 2);
  const wanted = { fr: 'fr', es: 'esp', ko: 'ko' }[asked] || 'en';
  const language = (root.dataset.languages || wanted).split(' ').includes(wanted) ? wanted : 'en';
  root.lang = language === 'esp' ? 'es' : language;
  if (!isSignedIn()) root.dataset.prerenderedHeading = root.lang;
  const texts = document.createElement('link');
  texts.rel = 'preload';
  texts.as = 'fetch';
  texts.crossOrigin = 'anonymous';
  texts.href = `/assets/translations/${language}`;
  document.head.append(texts);
  // The first formats read long tables: now, while the browser waits for the styles, and not when it draws.
  for (const kind of ['NumberFormat', 'ListFormat']) Intl[kind].supportedLocalesOf(root.lang);

  // Whoever is signed in may be led elsewhere.
  function isSignedIn() {
    try {
      return localStorage.getItem('access_token') !== null;
    } catch {
      return false;
    }
  }
})();
