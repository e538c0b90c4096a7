/*
 * On the page of an address that does not exist: logs the address. Hosts tell /About from /about, and a phone may have
 * written the capital, so the address without capitals is tried too.
 */
const address = new URL(location.href);
console.error('404: there is no page at', address.pathname);
// A path is set as a part: on its own, one that begins with two slashes would be another site.
address.pathname = address.pathname.toLowerCase();
if (address.href !== location.href) location.replace(address.href);
