import type { Plan } from '#model/schemas.ts'

export type Kind = Plan['kinds'][number]

export type Budget = {
  /** Dollars for one seat, if seats are paid for individually. */
  seat: number | undefined
  /** Whether the group rate applies. */
  isGroup: boolean
  tickets: number
  /** Dollars for one person's food. */
  foodEach: number
  food: number
  total: number
  /** What to ask of each person, in steps of 50 cents. */
  ask: number
  sponsored: number
  /** The sponsors' total share. */
  sponsors: number
  /** How many paid or sponsored seats cover everything. */
  breakEven: number
}

type Question = {
  kind: Kind
  rates: Plan['rates']
  groupSize: number
  seats: number
  sponsored: number
  /** The theater's price, for a seat or for the room. */
  quoted?: number | undefined
  /** Dollars for each person's food. None unless a church enters it: a guess must not raise the price that it publishes. */
  food?: number | undefined
  /** Dollars for the equipment of an outdoor showing. */
  equipment?: number | undefined
  /** Whether the church pays for everything, so that nobody is asked to. */
  churchPays?: boolean
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100

export function budgetOf({
  kind,
  rates,
  groupSize,
  seats,
  sponsored,
  quoted,
  food: foodEach = 0,
  equipment = 0,
  churchPays = false,
}: Question): Budget {
  const isGroup = seats >= groupSize
  const bySeat = kind.rate === 'seat'
  const seat = bySeat ? (quoted ?? (isGroup ? rates.groupSeat : rates.seat)) : undefined
  const tickets = cents(seat === undefined ? (quoted ?? kind.cost ?? 0) : seat * seats)
  const food = cents(foodEach * seats)
  const total = cents(tickets + food + equipment)
  const ask = churchPays ? 0 : Math.ceil((total / seats) * 2) / 2
  const sponsoredSeats = Math.min(sponsored, seats)
  return {
    seat,
    isGroup: bySeat && isGroup,
    tickets,
    foodEach,
    food,
    total,
    ask,
    sponsored: sponsoredSeats,
    sponsors: cents(ask * sponsoredSeats),
    breakEven: ask === 0 ? 0 : Math.ceil(total / ask),
  }
}

/** '$11' or '$11.50' */
export const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
