import { readdirSync, readFileSync } from 'node:fs'
import { readChart } from '../charts/readChart.ts'
import { chartMachines } from '../paths/registry.ts'
import { expect, pathInRepo, test } from './support/test.ts'

const DIST = pathInRepo('dist/assets')

test('[MODE-03] what is built has no description and no requirement of a chart in it', () => {
  const code = readdirSync(DIST)
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(`${DIST}/${file}`, 'utf8'))
  const places = chartMachines.map(readChart).flatMap(({ states, transitions }) => [...states, ...transitions])
  const words = new Set(places.flatMap(({ description, requirements }) => [description ?? [], requirements].flat()))

  expect(words.size).toBeGreaterThan(1_000)
  expect([...words].filter(word => code.some(each => each.includes(word)))).toEqual([])
})
