/*
 * The first script of the page, in words that every browser knows: it takes the output that this browser can run, or leads to
 * the page that says which browsers can. The same floors stand in package.json. Then the skeleton of the page at this address is
 * painted, in the theme that the device keeps, while the app is on its way.
 */
;(function () {
  var isModern =
    window.matchMedia &&
    matchMedia('(scripting)').matches &&
    'checkVisibility' in Element.prototype &&
    'popover' in HTMLElement.prototype
  if (!isModern && !(window.CSS && CSS.supports && CSS.supports('inset', '0'))) {
    location.replace('/browsers.html')
    return
  }
  var page = document.documentElement
  var path = location.pathname
  if (/^\/(home|vod\/detail)?(\/|$)/.test(path)) page.setAttribute('data-first', 'picture')
  else if (/^\/liveTv/.test(path) && !/view=guide/.test(location.search)) page.setAttribute('data-first', 'live')
  try {
    var theme = localStorage.getItem('sintonia.device.theme') || localStorage.getItem('sintonia.device.appProperties')
    if (/^"light"$|"theme":"light"/.test(theme)) page.setAttribute('data-theme', 'light')
  } catch (_) {
    // a browser can forbid its storage: dark, as the app is without a choice
  }
  var parts = document.getElementById(isModern ? 'modern' : 'tv').content
  var styles = parts.querySelector('link')
  styles.onload = styles.onerror = function () {
    document.head.appendChild(parts)
  }
  function begin() {
    document.head.appendChild(styles)
  }
  // the app takes away the skeleton that is still to be read below this script
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
})()
