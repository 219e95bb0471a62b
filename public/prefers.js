// Sets the preferred series before the first paint; src/web/page/series-preference.ts stores it.
{
  const found = /(?:^|; )series=(main|high-performance|cheapest)/.exec(document.cookie)
  document.documentElement.dataset.prefers = found ? found[1] : 'main'
}
