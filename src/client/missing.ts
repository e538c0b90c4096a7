/*
 * On the page of an address that does not exist: logs the address. Hosts tell /About from /about, and a phone may have
 * written the capital, so the address without capitals is tried too.
 */
const { pathname, search } = location;
console.error('404: there is no page at', pathname);
const path = pathname.toLowerCase();
if (path !== pathname) location.replace(path + search);
