import { type SyntheticEvent, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import styles from 'react-image-crop/dist/ReactCrop.css?inline'
import type { Shape } from '../../../model/fields.ts'
import { cutOut, type Part, partOf } from './cut-out.ts'

export type Question = { file: File; aspect: number; shape: Required<Shape>; label: string }

type CropFormProps = Question & { address: string; onDone: (file?: File) => void }

/** A picture with a crop frame of the required shape, which pointers and arrow keys move and resize. */
export function CropForm({ file, aspect, shape, label, address, onDone }: CropFormProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [part, setPart] = useState<Part>()

  const choose = (chosen: PercentCrop) => {
    setCrop(chosen)
    if (picture.current) setPart(partOf(picture.current, chosen, aspect))
  }
  const begin = ({ currentTarget: { width, height } }: SyntheticEvent<HTMLImageElement>) =>
    choose(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height))

  const isTooSmall = part && part.width < shape.width
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        if (picture.current && part && !isTooSmall) void cutOut(picture.current, part, file.name).then(onDone)
      }}
    >
      <style>{styles}</style>
      <h2 id="crop-title">Which part of the picture?</h2>
      <p>
        “{label}” is {shape.ratio}, at least {shape.width} px wide. Drag the frame or its corners, or use the
        arrow keys.
      </p>
      <div className="crop-picture">
        <ReactCrop
          {...(crop && { crop })}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          onChange={(_, chosen) => choose(chosen)}
        >
          <img ref={picture} src={address} alt="Your selection" onLoad={begin} />
        </ReactCrop>
      </div>
      <p role="status" className={isTooSmall ? 'crop-refusal' : undefined}>
        {part &&
          (isTooSmall ? tooSmall(part, shape.width) : `This part is ${part.width} × ${part.height} px.`)}
      </p>
      <div className="crop-buttons">
        <button type="button" onClick={() => onDone()}>
          Cancel
        </button>
        <button type="submit" disabled={!part || isTooSmall}>
          Use this part
        </button>
      </div>
    </form>
  )
}

const tooSmall = ({ width, most }: Part, least: number) =>
  most < least
    ? `Too small: cropped to this shape it is at most ${most} px wide; ${least} px are required. Choose a larger one.`
    : `This part is ${width} px wide: make the frame larger, to at least ${least} px.`
