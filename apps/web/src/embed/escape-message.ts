/** What the player's frame posts to its parent on Escape: the parent gets no keys while the focus is in the frame. */
export const ESCAPE_MESSAGE = 'escape'
