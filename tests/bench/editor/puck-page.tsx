import { Puck, type Config, type Data } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createRoot } from 'react-dom/client'
import { benchProjects } from './projects.ts'

interface Project {
  title: string
  description: string
}

/** Whether titles are written where they stand, and not in the form. */
const inPlace = location.search === '?in-place'

const config: Config<{ Project: Project }> = {
  components: {
    Project: {
      fields: {
        title: { type: 'text', label: 'Title', contentEditable: inPlace },
        description: { type: 'textarea', label: 'Description' },
      },
      render: ({ title, description }) => (
        <article>
          <h3>{title}</h3>
          <p>{description}</p>
        </article>
      ),
    },
  },
}

const data: Data<{ Project: Project }> = {
  root: {},
  content: benchProjects(200).map((project, index) => ({
    type: 'Project',
    props: { id: `Project-${index}`, ...project },
  })),
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Puck config={config} data={data} ui={{ itemSelector: { index: 0, zone: 'root:default-zone' } }} />,
  )
}
