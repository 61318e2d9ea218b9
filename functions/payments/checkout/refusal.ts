/** Why no checkout session is made, in words for the person who wanted to pay. */
export class CheckoutRefusal extends Error {
  override readonly name = 'CheckoutRefusal'
}
