/*
 * The first script of the page, in words that every browser knows: it takes the output that this browser can run, or leads to
 * the page that says which browsers can. The same floors stand in package.json.
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
  var parts = document.getElementById(isModern ? 'modern' : 'tv').content
  var styles = parts.querySelector('link')
  styles.onload = styles.onerror = function () {
    document.head.appendChild(parts)
  }
  document.head.appendChild(styles)
})()
