/**
 * Lets React go on when another program has moved or removed nodes that React made: a page translator, an ad blocker, a
 * writing helper. React would throw when it removes such a node or puts another before it, and the page would be lost.
 * A moved node is removed where it is now. A new node is put before the element that the moved node is in, or at the
 * end if that node is gone.
 */
export function allowForeignChanges(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}
